#!/usr/bin/env bash
# A walk through the API with curl and jq, which shows every command before it runs it.
#   TESSERA_URL=http://127.0.0.1:8080 examples/session.sh
set -euo pipefail
host=${TESSERA_URL:-http://127.0.0.1:8080}
api=$host/v1
json='content-type: application/json'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
curl -so /dev/null "$host/health/live" || { echo "$host is not reached: start the service with \`cargo run --release\`, or set TESSERA_URL" >&2; exit 1; }

say() { printf '\n\033[1m# %s\033[0m\n' "$*"; }
# show COMMAND: prints it and runs it.
show() {
    printf '\033[2m$ %s\033[0m\n' "$1"
    eval "$1"
}

say "Which games are there?"
show "curl -sf $api/games | jq -r '.games[] | \"\\(.id): \\(.designer), \\(.year), \\(.seats.min) to \\(.seats.max) players\"'"

say "Deal a game of Octopus. The key is the whole position in one line; keep it."
show "curl -sf $api/octopus/start -H '$json' -d '{\"seed\":7}' | jq -r .key | tee key"
key=$(cat "key")

say "Two moves by players of level 4. The same seed plays the same move."
for seed in 1 2; do
    show "curl -sf $api/octopus/reply -H '$json' -d '{\"position\":\"$key\",\"level\":4,\"seed\":$seed}' | jq -c '{move,key}' | tee reply | jq -c .move"
    key=$(jq -r .key "reply")
done

say "What would earn most now, and why?"
show "curl -sf $api/octopus/moves -H '$json' -d '{\"position\":\"$key\"}' | jq -r '.moves | max_by(.gain) | .move' | tee move"
move=$(cat "move")
show "curl -sfG $api/octopus/score --data-urlencode 'position=$key' --data-urlencode 'move=$move' | jq -r .sentence"

say "A picture of it, which is an address to put into <img src>."
show "curl -sfG $api/octopus/board.svg --data-urlencode 'position=$key' --data-urlencode 'move=$move' -o board.svg && head -c 75 board.svg && echo …"

say "Is there a win in this position of Themisto? Only what is proved is called exact."
show "curl -sf $api/themisto/analysis -H '$json' -d '{\"position\":\"8/8/8/8/8/8/8/bwww2w1 0 - - -\",\"limits\":{\"nodes\":1000}}' | jq -c '{best, value, pv: .lines[0].pv}'"

say "Watch the engine of Ingenious think; every line is a deeper look."
show "curl -sf $api/ingenious/start -H '$json' -d '{\"seed\":5}' | jq -r .key >key"
show "jq -R '{position: ., limits: {nodes: 20000}}' key | curl -sfN $api/ingenious/analysis/stream -H '$json' -H 'accept: application/x-ndjson' -d @- | jq --unbuffered -r 'select(.event != \"heartbeat\") | \"\\(.event): \\(.data.best) wins \\(.data.value.win_probability * 100 | round) of 100 times\"'"

say "Temple, played to its end by levels 5 and 1. Its moves, as they come:"
key=$(curl -sf "$api/temple/start" -H "$json" -d '{}' | jq -r .key)
over=false
seed=0
while [ "$over" = false ]; do
    level=$((seed % 2 == 0 ? 5 : 1))
    curl -sf "$api/temple/reply" -H "$json" -d "{\"position\":\"$key\",\"level\":$level,\"seed\":$seed}" >"reply"
    printf '%s  ' "$(jq -r .move.move "reply")"
    key=$(jq -r .key "reply")
    over=$(jq .over "reply")
    seed=$((seed + 1))
done
printf '\nplayer %s wins\n' "$(jq '.winners[0] + 1' "reply")"

say "Themisto's puzzle of a day: the question, three hints, and the judge."
day=${TESSERA_DAY:-2026-01-01}
show "curl -sf '$api/themisto/puzzles/daily?date=$day' | tee puzzle | jq -r '.question, .position.board[]'"
check=$host$(jq -r .links.check "puzzle")
hint=$host$(jq -r .links.hint "puzzle")
for level in 1 2 3; do
    show "curl -sf '$hint?level=$level' | tee hint | jq -r .text"
done
show "curl -sf $check -H '$json' -d '{\"moves\":[\"$(jq -r .move "hint")\"]}' | jq -c '{verdict, replies, text}'"

say "What is not allowed is refused with the ruling; the page of the rules has it under this number."
show "curl -s $api/themisto/play -H '$json' -d '{\"position\":\"wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -\",\"moves\":[\"d1-d2\",\"d2-d1\"]}' | jq '{title, detail, rule, index}'"

say "All the standings at once."
show "curl -sf $api/batch -H '$json' -d '{\"requests\":[{\"path\":\"/v1/temple/score\",\"body\":{\"position\":\"$key\"}},{\"path\":\"/v1/chess/moves\",\"body\":{}}]}' | jq -c '.results[] | {status, answer: (.body.standings // .body.code)}'"
