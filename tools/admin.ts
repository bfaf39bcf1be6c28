import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import {
  CliError,
  listPeople,
  newOwner,
  removeSecondFactor,
  resetByLink,
  resetByPassword,
} from '#server/features/accounts/cli.ts'
import { openClock } from '#server/platform/clock/shared-clock.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ownTables } from '#server/platform/db/own-tables.ts'
import { storageError } from '#server/platform/db/storage-error.ts'
import { reportFailure } from './report-failure.ts'

// Manages admin accounts from the server's command line, even while the site is running.
const usage = `npm run admin                                  list all accounts
npm run admin -- reset EMAIL                   create a one-time link for a new password
npm run admin -- reset EMAIL --password        set a new random password and print it once
npm run admin -- second-factor-off EMAIL       remove the second factor (lost phone and recovery codes)
npm run admin -- owner EMAIL                   create a set-up link for a new owner`

type Deps = Parameters<typeof listPeople>[0]

await main().catch(reportFailure)

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { password: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const config = readConfig()
  const { kind, store, close } = await openDatabase(config).catch((error: unknown) => {
    throw storageError(error, config.dataDir)
  })
  try {
    await rejectNewDatabase(store)
    const { now: clock } = await openClock({ kind, store })
    const deps = { store, clock, newId: () => v7() }
    const origin = config.siteUrl ?? `http://localhost:${config.port}`
    console.log(values.help ? usage : await runCommand(positionals, values.password, deps, origin))
  } finally {
    await close()
  }
}

async function runCommand(
  [command, email]: string[],
  byPassword: boolean | undefined,
  deps: Deps,
  origin: string,
) {
  if (!command) return formatTable(await listPeople(deps))
  if (!email) throw new CliError(usage)
  if (command === 'reset' && byPassword) {
    const password = await resetByPassword(deps, email)
    return `The new password of ${email}, which is not shown again:\n${password}`
  }
  if (command === 'reset') {
    const path = await resetByLink(deps, email)
    return `One-time link for ${email}, valid for one hour:\n${origin}${path}`
  }
  if (command === 'second-factor-off') {
    await removeSecondFactor(deps, email)
    return `${email} signs in with the password alone now.`
  }
  if (command === 'owner') {
    const path = await newOwner(deps, email)
    if (!path) return `${email} already had an account and is an owner now.`
    return `For ${email}, once and within seven days:\n${origin}${path}`
  }
  throw new CliError(usage)
}

function formatTable(people: Awaited<ReturnType<typeof listPeople>>) {
  if (people.length === 0)
    return 'There are no accounts yet. The server prints a set-up link when it starts.'
  return people
    .map(({ role, email, name, twoFactorEnabled }) => {
      const factor = twoFactorEnabled ? 'second factor' : 'password only'
      return `${role.padEnd(8)}${email.padEnd(34)}${factor.padEnd(16)}${name}`
    })
    .join('\n')
}

async function rejectNewDatabase(store: Deps['store']) {
  const tables = await ownTables(store)
  if (tables.includes('account_links')) return
  throw new CliError(
    'There is no site in this database yet. Start it once (npm start), then run this again.',
  )
}
