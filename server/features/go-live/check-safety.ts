import { stat } from 'node:fs/promises'
import { adminPaths } from '#model/admin-paths.ts'
import type { Check } from '#model/go-live/checks.ts'
import { momentText } from '#model/moment-text.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { overdueBackup } from '#server/features/system/backup/overdue.ts'
import { readState } from '#server/features/system/backup/state.ts'
import { databaseState } from '#server/features/system/database-state.ts'
import { deletionPausedUntil } from '#server/platform/clock/deletion-pause.ts'

/** What protects the site from loss and break-in. */
export async function checkSafety(context: AdminContext): Promise<Check[]> {
  return Promise.all([backups(context), secondFactor(context), clock(context)])
}

const backupsPlace = { name: 'Open backups', href: `${adminPaths.system}#backups` }

async function backups({ backups, config, store, clock, content }: AdminContext): Promise<Check> {
  const id = 'backups'
  const { settings, place } = backups
  const where = place.storage.name
  if (!settings.isDaily) {
    return {
      id,
      state: 'todo',
      found: 'No daily backup is set up.',
      advice: 'Set BACKUP_TO to a folder on another disk or to a bucket, and restart the server.',
      place: backupsPlace,
    }
  }
  const { made, error } = await readState(store)
  if (error) return { id, state: 'todo', found: error.text, place: backupsPlace }
  if (!made) {
    const found = 'The first backup has not been made yet.'
    const advice = 'It begins within ten minutes of the start, or at once by hand.'
    return { id, state: 'todo', found, advice, place: backupsPlace }
  }
  if (overdueBackup(made.at, clock())) {
    return { id, state: 'todo', found: 'The newest backup is overdue.', place: backupsPlace }
  }
  if (place.folder !== null && (await areOnOneDisk(place.folder, config.dataDir))) {
    return {
      id,
      state: 'warning',
      found: `Backups are made daily in ${where}, on the disk of the site itself: lost with it.`,
      advice: 'Set BACKUP_TO to a folder on another disk or to a bucket.',
      place: backupsPlace,
    }
  }
  const { timeZone } = await content.site()
  const at = momentText(made.at, timeZone, 'moment')
  return { id, state: 'done', found: `Made daily in ${where}, the last one on ${at}.` }
}

async function areOnOneDisk(one: string, other: string) {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)))
  return a !== null && b !== null && a?.dev === b?.dev
}

async function secondFactor({ store, actor }: AdminContext): Promise<Check> {
  const id = 'second-factor'
  const owners = await store
    .selectFrom('user')
    .select(['id', 'name', 'twoFactorEnabled'])
    .where('role', '=', 'owner')
    .orderBy('name')
    .execute()
  const without = owners.filter(({ twoFactorEnabled }) => !twoFactorEnabled)
  if (without.length === 0) {
    const found = owners.length === 1 ? 'The owner signs in with one.' : 'All owners have one.'
    return { id, state: 'done', found }
  }
  const isMine = without.some((owner) => owner.id === actor.id)
  return {
    id,
    state: 'todo',
    found: `${without.map(({ name }) => name).join(', ')} can sign in with a password alone.`,
    advice: isMine
      ? 'Add an authenticator app or a passkey to your account.'
      : 'Ask for it, or require it of all owners.',
    place: isMine
      ? { name: 'Open your account', href: adminPaths.account }
      : { name: 'Open People', href: adminPaths.accounts },
  }
}

/** Tolerated difference between the database's and the server's clock, in milliseconds. */
const DRIFT_MAX = 5_000

async function clock(context: AdminContext): Promise<Check> {
  const id = 'clock'
  const [paused, { drift }] = await Promise.all([
    deletionPausedUntil(context),
    databaseState(context),
  ])
  const place = { name: 'Open System', href: adminPaths.system }
  const advice = 'Synchronise the clocks of all machines with NTP.'
  if (paused) {
    const found = 'The clock has moved by more than a week since the site last looked.'
    return { id, state: 'todo', found, advice, place }
  }
  if (drift !== null && Math.abs(drift) >= DRIFT_MAX) {
    const seconds = Math.round(Math.abs(drift) / 1_000)
    const found = `The clocks of this server and its database are ${seconds} seconds apart.`
    return { id, state: 'todo', found, advice, place }
  }
  return { id, state: 'done', found: 'The clock runs evenly.' }
}
