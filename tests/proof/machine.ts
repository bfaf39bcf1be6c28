import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import { commandsIn } from '#tests/operations/commands.ts'
import { run } from './command.ts'
import { boot, type Container } from './container.ts'
import { copyProject, installNode, makeRoot } from './debian.ts'
import { dataOf, leadsIn, send } from './site.ts'

const document = commandsIn(join(import.meta.dirname, '../../docs/operations.md'))
const origin = 'http://127.0.0.1:5000'

/** A machine with systemd and the project in /opt/wavelength, on which docs/operations.md is followed. */
export type Machine = Container & {
  versions: string
  /** Runs the commands below a heading as they are, but for the places of PostgreSQL and S3. */
  follow(heading: string): Promise<string>
  /** Sends an inquiry with a file. @throws Error if its status is another */
  send(name: string, status?: number): Promise<string>
  /** Waits for a form that is sent while something else is tried. */
  begin(name: string): ReturnType<typeof send>
  /** Compares the leads with those that were acknowledged, and their files; returns how many. */
  count(): string
}

/** @param release of Node, of which the newest is taken */
export async function startMachine(release: string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-systemd-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const ends: (() => unknown)[] = [remove]
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const root = join(folder, 'root')
    await makeRoot(root)
    const versions = await installNode(root, release)
    await publish(root)
    const postgres = await startTestPostgres()
    ends.push(postgres.stop)
    const s3 = await startS3((end) => ends.push(end))
    const container = await boot(root)
    ends.push(container.stop)
    const outside = (url: string) => url.replace('127.0.0.1', '10.0.2.2')
    const replacements: [string, string][] = [
      ['postgres://wavelength:PASSWORD@db.example.com:5432/wavelength', outside(postgres.url)],
      ['s3://bucket/site?endpoint=https://s3.example.com', outside(s3.url)],
      ['KEY_ID_OF_THE_BUCKET', s3.settings.AWS_ACCESS_KEY_ID],
      ['SECRET_OF_THE_BUCKET', s3.settings.AWS_SECRET_ACCESS_KEY],
    ]
    const acknowledged: string[] = []
    return {
      ...container,
      versions,
      stop,
      async follow(heading) {
        const commands = document.get(heading)
        if (!commands) throw new Error(`There are no commands below "${heading}".`)
        const placed = replacements.reduce((text, pair) => text.replaceAll(...pair), commands)
        try {
          return await container.run(placed)
        } catch (error) {
          const log = await container.run('journalctl --unit wavelength --no-pager --lines 40')
          throw new Error(`${error instanceof Error ? error.message : error}\n${log}`)
        }
      },
      begin: (name) => send(container.pid, origin, name),
      async send(name, status = 201) {
        const answer = await (await send(container.pid, origin, name)).answer(status)
        if (status === 201) acknowledged.push(name)
        return answer
      },
      count() {
        const leads = leadsIn(dataOf(container.pid, '/var/lib/wavelength'))
        const lost = acknowledged.filter((name) => !leads.includes(name))
        if (lost.length > 0)
          throw new Error(`Lost: ${lost.join(', ')}. Stored: ${leads.join(', ')}`)
        return `${leads.length} leads with files`
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The project as the clone of a repository, from which an upgrade pulls. */
async function publish(root: string) {
  const source = join(root, 'srv/source')
  await copyProject(source)
  await run('chroot', [
    root,
    'bash',
    '-euo',
    'pipefail',
    '-c',
    `
    git config --system safe.directory '*'
    git config --system user.name Nobody
    git config --system user.email nobody@example.com
    cd /srv/source
    git init --quiet --initial-branch main
    git add --all --force
    git commit --quiet --message 'Start'
    git clone --quiet --bare /srv/source /srv/wavelength.git
    git clone --quiet /srv/wavelength.git /opt/wavelength
    git remote add origin /srv/wavelength.git`,
  ])
}
