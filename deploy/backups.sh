#!/bin/sh
# Back all games up every so often, and keep the newest files.
#
#     BACKUP_SECONDS   seconds between two backups (86400: a day)
#     BACKUP_KEEP      number of files to keep (14)
#     BACKUP_FOLDER    where they go (/backups)
set -eu
umask 077

every=${BACKUP_SECONDS:-86400}
keep=${BACKUP_KEEP:-14}
folder=${BACKUP_FOLDER:-/backups}
unfinished=$folder/unfinished.sqlite3
child=

stop() {
    kill "$child" 2>/dev/null || :
    wait "$child" 2>/dev/null || :
    rm -f "$unfinished"*
    exit 0
}
# A shell hears a signal at once only while it waits for a child in the background.
trap stop INT TERM

while :; do
    # What a killed backup left. A file gets its name when it is complete.
    rm -f "$unfinished"*
    chabudai backup "$unfinished" >/dev/null &
    child=$!
    if wait "$child"; then
        file=$folder/chabudai-$(date -u +%Y%m%dT%H%M%SZ).sqlite3
        mv "$unfinished" "$file"
        echo "All games are in $file."
        # Names sort by time. A failed backup removes nothing.
        ls "$folder"/chabudai-*.sqlite3 | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
    else
        echo "The backup failed; the next try is in $every seconds." >&2
    fi
    sleep "$every" &
    child=$!
    wait "$child"
done
