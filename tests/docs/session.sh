# Runs the blocks of one document in their order: `bash session.sh FOLDER`. FOLDER has a script for each block, named
# `0001.sh` and so on; the output, the errors and the exit code of each are stored next to it, and a file `silent` if a
# command of the block was not executed or has no answer. ROOT is the repository, TESSERA the built binary. Commands run in FOLDER/files. The functions below take the place of programs: services
# listen on free ports, long work is cut short, and commands that a test can't execute are checked.
set -u
folder=$1
mkdir -p "$folder/files/openapi"
cd "$folder/files" || exit
unset "${!TESSERA_@}"
export NO_COLOR=1 RUST_LOG=info
trap 'kill $(cat "$folder/service.pid" 2>/dev/null) 2>/dev/null' EXIT

fail() { echo "$*" >&2 && exit 1; }

# start COMMAND…: starts a service for this and the following blocks, in place of an earlier one.
start() {
    local log=$folder/service.log
    [ ! -e "$folder/service.pid" ] || kill "$(cat "$folder/service.pid")" || true
    : >"${script%.sh}.silent"
    # A new file, so that the address of the earlier service is not read.
    rm -f "$log" && : >"$log"
    # Heavy work has normal priority here: there is nothing else to do.
    TESSERA_NICENESS=0 "$@" >/dev/null 2>>"$log" &
    echo $! >"$folder/service.pid"
    until announced listening >"$folder/base" && [ -s "$folder/base" ]; do
        kill -0 $! 2>/dev/null || fail "$* ended: $(cat "$log")"
        sleep 0.05
    done
    announced 'health and metrics' >"$folder/metrics"
    [ -s "$folder/metrics" ] || cp "$folder/base" "$folder/metrics"
}

# The address after `NAME on`, from the complete lines of the log.
announced() { head -n "$(wc -l <"$folder/service.log")" "$folder/service.log" | sed -n "s/.*$1 on \(http:[^\" ]*\).*/\1/p"; }

serve() {
    # Ports of the document become free ones, in flags and in files.
    local arguments=("${@/%:[0-9][0-9][0-9][0-9]/:0}")
    sed -i 's/\(bind = ".*\):[0-9]*"/\1:0"/' ./*.toml 2>/dev/null || true
    [[ "$*" == *--bind* ]] || { [[ "$*" == *--config* ]] && grep -qs '^bind = ' ./*.toml; } ||
        arguments+=(--bind 127.0.0.1:0)
    start "$TESSERA" serve "${arguments[@]}"
}

curl() {
    local file=$folder/body arguments=() argument local_address= code=0
    [ -e "$folder/base" ] || serve
    [[ " $* " == *" -o "* ]] || arguments=(-o "$file")
    for argument; do
        case ${argument#http://} in
            localhost:8080* | 127.0.0.1:8080*) argument=$(cat "$folder/base")${argument#*:8080} local_address=1 ;;
            localhost:9090*) argument=$(cat "$folder/metrics")${argument#*:9090} local_address=1 ;;
        esac
        arguments+=("$argument")
    done
    [ "$local_address" ] || fail "curl $*: no address of the service"
    rm -f "$file"
    # A full service is asked again.
    command curl -sS --max-time 120 --retry 30 --retry-delay 1 --fail-with-body "${arguments[@]}" || code=$?
    [ ! -e "$file" ] || cat "$file"
    return $code
}

# set_flag FLAG VALUE: sets a flag of `arguments`, in place of any other value.
set_flag() {
    local i
    for i in "${!arguments[@]}"; do
        [ "${arguments[i]}" != "$1" ] || { arguments[i + 1]=$2 && return; }
    done
    arguments+=("$@")
}

tessera() {
    local arguments=("$@") code
    if [ "${dry:-}" ]; then
        [[ $1 != --* ]] || return 0
        "$TESSERA" "$1" --help >"$folder/help" || fail "there is no tessera $1"
        for argument; do
            [[ $argument != --* ]] || grep -q -- "$argument" "$folder/help" || fail "tessera $1 has no $argument"
        done
        return
    fi
    case ${1:-serve} in
        serve) serve "${@:2}" && return ;;
        --*) serve "$@" && return ;;
        puzzles) set_flag --count 2 ;;
        analyse) [[ " $* " == *" --lines "* ]] || set_flag --nodes 2000 ;;
        health) set_flag --health-bind "$(sed 's,http://,,' "$folder/metrics")" ;;
    esac
    "$TESSERA" "${arguments[@]}" 2>"$folder/error" && return
    code=$?
    cat "$folder/error"
    return $code
}
./target/release/tessera() { tessera "$@"; }

# Commands of Cargo would build everything again: `cargo.rs` checks their words. Only `tessera` itself runs.
cargo() {
    printf '%s\x1f' "$@" >>"$folder/cargo" && echo >>"$folder/cargo"
    : >"${script%.sh}.silent"
    [[ -z ${dry:-} && $1 == run && ! " $* " =~ " -p "|" --example " ]] || return 0
    while [ $# -gt 0 ] && [ "$1" != -- ]; do shift; done
    tessera "${@:2}"
}

# The files of the repository that a command names exist.
files_exist() {
    local word
    : >"${script%.sh}.silent"
    for word; do
        [[ $word != */* || $word == /* || $word == target/* || ! -d $ROOT/${word%%/*} || -e $ROOT/$word ]] ||
            fail "there is no $word"
    done
}
# `cosign` needs a registry; `tests/engine/run` installs the package of npm; the font of `pyftsubset` is committed.
cosign() { files_exist "$@"; }
npm() { files_exist "$@"; }
pyftsubset() { files_exist "$@"; }
type -P openssl >/dev/null || openssl() { "$TESSERA" secret; }

# Starts the binary as `docker run` starts the image, with its variables and no others. The published port must be the
# one on which the image listens.
container() {
    local variables bind
    mapfile -t variables < <(sed -n 's/^ENV //p' "$ROOT/Dockerfile")
    bind=$(printf '%s\n' "${variables[@]}" | sed -n 's/^TESSERA_BIND=//p')
    while [[ $1 == -* ]]; do
        case $1 in
            --rm | -d | -it) shift && continue ;;
            -p) [ "${2##*:}" = "${bind##*:}" ] || fail "the image listens on $bind, not on $2" ;;
            -e) variables+=("$2") ;;
            *) fail "docker run $1 is not known here" ;;
        esac
        shift 2
    done
    [ "$1" = tessera ] || fail "there is no image $1"
    grep -q '^ENTRYPOINT \["tessera"\]$' "$ROOT/Dockerfile" || fail "the image starts another program"
    start env -i NO_COLOR=1 "${variables[@]}" TESSERA_BIND="${bind%:*}:0" "$TESSERA" "${@:2}"
    curl localhost:8080/health/ready && curl localhost:8080/v1/games
    echo container >>"$folder/checked"
}

docker() {
    files_exist "$@"
    case $1 in
        run) container "${@:2}" ;;
        compose)
            # Compose stops at a required variable that is missing.
            diff <(grep -oE '\$\{[A-Z_]+' "$ROOT/deploy/compose.yaml" | cut -c3- | sort -u) \
                <(compgen -e | grep '^TESSERA_' | sort) >&2 || fail "other variables than compose.yaml requires"
            [[ -z $(env | grep -E '^TESSERA_.*_(SECRET|PASSWORD)=' | grep -vE '=[0-9a-f]{64}$') ]] || fail "a weak secret"
            echo compose >>"$folder/checked"
            ;;
    esac
}

# A pod waits for ever for a missing key of a secret.
kubectl() {
    local word key
    files_exist "$@"
    for word; do
        [[ $word != --from-literal=?*=?* ]] || { word=${word#*=} && keys+=" ${word%%=*} "; }
        [[ $1 == apply && $word == *.yaml ]] || continue
        for key in $(grep -oE '(secretKeyRef: \{ name: tessera|items: \[\{) ?,? ?key: [a-z.-]+' "$ROOT/$word" | sed 's/.* //'); do
            [[ ${keys:-} == *" $key "* ]] || fail "$word reads the key $key, which the secret lacks"
            echo key >>"$folder/checked"
        done
    done
}

# Programs of the repository exist; they have tests of their own.
for program in $(cd "$ROOT" && find .ci benches deploy examples fuzz tests tools -name node_modules -prune -o -type f -perm -u+x -print); do
    eval "$program() { files_exist \"\$@\"; }"
done

for script in "$folder"/*.sh; do
    (
        set -e
        . "$script"
    ) >"${script%.sh}.out" 2>"${script%.sh}.err" </dev/null
    echo $? >"${script%.sh}.code"
done
