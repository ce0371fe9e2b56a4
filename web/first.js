// Runs as soon as it is read, before any other file of the page is there: shows the start of the game that the address
// names, or the list of games, as the page will draw it. It stands in the HTML itself (tools/page).

{
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`tessera.${key}`));
    } catch {
      return null;
    }
  };
  const theme = new URLSearchParams(location.search).get("theme") ?? read("theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;

  const shown = location.hash.replace(/^#\/?/, "");
  const id = shown.split(/[/?]/)[0];
  document.body.classList.toggle("at-home", !id);
  const current = document.querySelector(`#games a[data-k="${CSS.escape(id)}"]`);
  current?.setAttribute("aria-current", "page");

  // This stands after the games and once more after their list.
  const first = document.getElementById(`first-${shown || "home"}`);
  const main = document.getElementById("main");
  // Whoever has been here before sees what they left.
  const isNew = ["game", "view", "turned"].every((key) => read(`${key}.${id}`) === null);
  if (first && isNew && !main.querySelector(".game, .home")) {
    main.append(first.content);
    const width = matchMedia("(max-width: 40rem)").matches ? "narrow" : "wide";
    for (const picture of main.querySelectorAll(".board > svg")) {
      const box = picture.dataset[width];
      if (box) {
        picture.setAttribute("viewBox", box);
        const [, , wide, high] = box.split(" ");
        // A policy without exceptions allows no attributes of style in HTML. The scale is the table's.
        picture.style.maxWidth = `${Math.round(wide * 1.8)}px`;
        picture.style.maxHeight = `${Math.round(high * 1.8)}px`;
      } else picture.remove();
    }
  }
}
