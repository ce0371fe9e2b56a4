"""Places mutants next to the code that they change, behind a condition. See `.ci/mutants.py`."""

from collections import defaultdict

import tree_sitter
import tree_sitter_rust

ACTIVE = """
#[doc(hidden)]
#[allow(missing_docs)]
pub mod mutants {
    use std::io::Write;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    /// The largest number asks which mutants are come to.
    static CHOSEN: LazyLock<usize> = LazyLock::new(|| match std::env::var("MUTANT").as_deref() {
        Ok("reached") => usize::MAX,
        Ok(text) => text.parse().unwrap_or(0),
        Err(_) => 0,
    });
    static REACHED: [AtomicBool; 8192] = [const { AtomicBool::new(false) }; 8192];
    #[inline]
    pub fn active(number: usize) -> bool {
        let chosen = *CHOSEN;
        if chosen == usize::MAX {
            reached(number);
        }
        chosen == number
    }
    #[cold]
    fn reached(number: usize) {
        if REACHED[number].swap(true, Ordering::Relaxed) {
            return;
        }
        let path = std::env::var_os("MUTANT_REACHED").expect("a file");
        let mut file = std::fs::OpenOptions::new().append(true).open(path).expect("it is there");
        file.write_all(format!("{number} ").as_bytes()).expect("it can be written");
    }
}
"""


class Unweavable(Exception):
    """A place where a mutant can't be next to the code that it changes."""


class File:
    """A source file and the places of its mutants."""

    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_rust.language()))

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.lines = [0]
        for line in text.split("\n"):
            self.lines.append(self.lines[-1] + len(line.encode()) + 1)
        self.text_lines = text.split("\n")
        self.tree = self.parser.parse(self.bytes)
        # For each range of bytes the mutants that replace it, with their texts.
        self.places: dict[tuple[int, int], list] = defaultdict(list)

    def offset(self, place: dict) -> int:
        line = place["line"] - 1
        return self.lines[line] + len(self.text_lines[line][: place["column"] - 1].encode())

    def add(self, mutant: dict) -> None:
        start, end = self.offset(mutant["span"]["start"]), self.offset(mutant["span"]["end"])
        getattr(self, "add_" + mutant["genre"], self.add_other)(mutant, start, end)

    def add_other(self, mutant: dict, start: int, end: int) -> None:
        raise Unweavable

    def around(self, start: int, end: int, *kinds: str):
        node = self.tree.root_node.descendant_for_byte_range(start, end)
        while node is not None and node.type not in kinds:
            node = node.parent
        if node is None:
            raise Unweavable
        return node

    def add_BinaryOperator(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "binary_expression", "compound_assignment_expr", "let_chain")
        if node.type == "let_chain":
            raise Unweavable
        operator = node.child_by_field_name("operator")
        if (operator.start_byte, operator.end_byte) != (start, end):
            raise Unweavable
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        said = lambda: f"({self.render(left)}) {mutant['replacement']} ({self.render(right)})"
        self.places[node.start_byte, node.end_byte].append(("instead", mutant["number"], said, node))

    def add_UnaryOperator(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "unary_expression")
        if node.start_byte != start:
            raise Unweavable
        said = lambda: self.render(node.named_children[0])
        self.places[node.start_byte, node.end_byte].append(("instead", mutant["number"], said, node))

    def add_FnValue(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "block")
        while node is not None and not (node.type == "block" and node.parent.type == "function_item"):
            node = node.parent
        if node is None:
            raise Unweavable
        if "impl " in mutant["function"]["return_type"]:
            raise Unweavable  # both ways to return have to be of one type
        modifiers = [child for child in node.parent.children if child.type == "function_modifiers"]
        if any(b"const" in one.text.split() for one in modifiers):
            raise Unweavable
        after = node.start_byte + 1
        text = f" if crate::mutants::active({mutant['number']}) {{ return {mutant['replacement']}; }} "
        self.places[after, after].append(("before", mutant["number"], lambda: text, None))

    def add_MatchArmGuard(self, mutant: dict, start: int, end: int) -> None:
        if b"let " in self.bytes[start:end]:
            raise Unweavable
        node = self.tree.root_node.descendant_for_byte_range(start, end)
        asked = f"crate::mutants::active({mutant['number']})"
        front = f"{asked} || " if mutant["replacement"] == "true" else f"!{asked} && "
        self.places[start, end].append(("guard", mutant["number"], lambda: front, node))

    def add_MatchArm(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "match_arm")
        pattern = node.child_by_field_name("pattern")
        asked = f"!crate::mutants::active({mutant['number']})"
        condition = pattern.child_by_field_name("condition")
        if condition is None:
            self.places[pattern.end_byte, pattern.end_byte].append(("before", mutant["number"], lambda: f" if {asked}", None))
        elif condition.type in ("let_condition", "let_chain"):
            raise Unweavable
        else:
            place = condition.start_byte, condition.end_byte
            self.places[place].append(("guard", mutant["number"], lambda: f"{asked} && ", condition))

    def render(self, node) -> str:
        return self.rendered(node.start_byte, node.end_byte)

    def rendered(self, start: int, end: int, besides: tuple[int, int] | None = None) -> str:
        out, at = [], start
        inside = [place for place in self.places if start <= place[0] and place[1] <= end and place != besides]
        for place in sorted(inside, key=lambda place: (place[0], -place[1])):
            if place[0] < at:
                continue  # within one that was just rendered
            out.append(self.bytes[at : place[0]].decode())
            out.append(self.replaced(place))
            at = place[1]
        out.append(self.bytes[at:end].decode())
        return "".join(out)

    def replaced(self, place: tuple[int, int]) -> str:
        plain = self.rendered(*place, besides=place) if place[0] < place[1] else ""
        alternatives, marks = "", []
        for kind, number, said, _ in self.places[place]:
            marks.append(number)
            if kind == "before":
                plain = f"/*({number}*/{said()}/*{number})*/{plain}"
            elif kind == "guard":
                plain = f"({said()}({plain}))"
            else:
                alternatives += f"if crate::mutants::active({number}) {{ /*({number}*/{said()}/*{number})*/ }} else "
        if alternatives:
            plain = f"({alternatives}{{ {plain} }})"
        opened = "".join(f"/*<{number}*/" for number in marks)
        closed = "".join(f"/*{number}>*/" for number in reversed(marks))
        return f"{opened}{plain}{closed}"
