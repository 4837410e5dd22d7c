#!/bin/sh
# A PostgreSQL of the tests' own:
#   postgres.sh find               whether its programs are here
#   postgres.sh install            install them (Debian, as root)
#   postgres.sh start FOLDER PORT  a fresh database in FOLDER, on loopback; prints its URL
#   postgres.sh stop FOLDER
set -eu

bindir() {
    for place in "$(pg_config --bindir 2>/dev/null || true)" /usr/lib/postgresql/*/bin /usr/local/pgsql/bin; do
        if [ -x "$place/initdb" ] && [ -x "$place/pg_ctl" ]; then
            echo "$place"
            return 0
        fi
    done
    return 1
}

# PostgreSQL refuses to run as root.
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        su postgres -s /bin/sh -c "$*"
    else
        sh -c "$*"
    fi
}

case "${1:-}" in
find)
    bindir >/dev/null
    ;;
install)
    bindir >/dev/null || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql; }
    ;;
start)
    bin=$(bindir)
    mkdir -p "$2"
    if [ "$(id -u)" = 0 ]; then chown postgres "$2"; fi
    as_postgres "'$bin/initdb' -D '$2/data' -U nachtspiel -A trust -E UTF8 --no-sync" >/dev/null
    as_postgres "'$bin/pg_ctl' -D '$2/data' -w -l '$2/log' -o \"-p $3 -h 127.0.0.1 -k '$2'\" start" >/dev/null
    as_postgres "'$bin/psql' -q -h 127.0.0.1 -p $3 -U nachtspiel -d postgres -c 'create database nachtspiel'"
    echo "postgresql://nachtspiel@127.0.0.1:$3/nachtspiel"
    ;;
stop)
    bin=$(bindir)
    as_postgres "'$bin/pg_ctl' -D '$2/data' -m fast -w stop" >/dev/null
    ;;
*)
    echo "postgres.sh find | install | start FOLDER PORT | stop FOLDER" >&2
    exit 2
    ;;
esac
