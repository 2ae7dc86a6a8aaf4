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
trap 'exit 0' INT TERM

while :; do
    file=$folder/chabudai-$(date -u +%Y%m%dT%H%M%SZ).sqlite3
    if chabudai backup "$file"; then
        # Names sort by time. A failed backup removes nothing.
        ls "$folder"/chabudai-*.sqlite3 | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
    else
        echo "The backup to $file failed; the next try is in $every seconds." >&2
    fi
    # A shell waits for `sleep` without hearing a signal, but not for `wait`.
    sleep "$every" &
    wait $!
done
