import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { lostIn } from './evidence.ts'
import { createRandom } from './random.ts'
import { readTrace, straceCommand } from './strace.ts'
import { type Acknowledged, makeSubmission, send } from './submissions.ts'
import { createSyncedDisk, recordedCalls } from './synced-disk.ts'
import { type Call, readCalls } from './trace-log.ts'

export type PowerCutOptions = {
  seed: number
  submissions: number
  /** Random cuts, in addition to those right after each response. */
  cuts: number
  /** A module for `node --import` that breaks the server deliberately. */
  brokenModule?: string
}

const straceFlags = ['-y', '-xx', '-s', '50000000', '--seccomp-bpf', '-e', `trace=${recordedCalls}`]

/**
 * Records every write and sync of a server that stores submissions, then simulates power cuts at many points: rebuilds
 * the data folder from what was synced by then, starts a server on it and checks all that was acknowledged before.
 */
export async function runPowerCut({ seed, submissions, cuts, brokenModule }: PowerCutOptions) {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-power-'))
  try {
    const { dataDir, calls, acknowledged } = await record(folder, random, submissions, brokenModule)
    const responses = acknowledged.map((one) => ({ ...one, index: responseIndex(calls, one) }))
    const randomCuts = Array.from({ length: cuts }, () => random.below(calls.length))
    const cutPoints = [...responses.map(({ index }) => index), ...randomCuts].sort((a, b) => a - b)
    const failures: string[] = []
    const disk = createSyncedDisk(dataDir)
    let replayed = 0
    for (const [cut, cutPoint] of cutPoints.entries()) {
      for (; replayed <= cutPoint; replayed++) disk.replay(calls[replayed] as Call)
      const rebuilt = join(folder, `cut-${cut}`)
      disk.writeTo(rebuilt)
      const before = responses.filter(({ index }) => index <= cutPoint)
      const found = await failuresAfterStart(rebuilt, before)
      failures.push(
        ...found.map((failure) => `cut after call ${cutPoint} of ${calls.length}: ${failure}`),
      )
      removeFolder(rebuilt)
    }
    const files = acknowledged.filter(({ submission }) => submission.file).length
    const figures = {
      cuts: cutPoints.length,
      calls: calls.length,
      acknowledged: responses.length,
      files,
    }
    return { figures, failures }
  } finally {
    removeFolder(folder)
  }
}

async function record(
  folder: string,
  random: ReturnType<typeof createRandom>,
  submissions: number,
  brokenModule?: string,
) {
  const log = join(folder, 'trace.log')
  const site = await startSite({
    dataDir: join(folder, 'recorded'),
    program: [...(brokenModule ? ['--import', brokenModule] : []), ...api],
    wrapper: straceCommand(log, straceFlags),
    env: { TRUSTED_PROXIES: '1', UV_USE_IO_URING: '0' },
  })
  const acknowledged: Acknowledged[] = []
  for (let number = 0; acknowledged.length < submissions; number++) {
    const submission = makeSubmission(random, number)
    // The newsletter's response has no reference to find it by in the trace.
    if (submission.path.includes('newsletter')) continue
    const { status, reference, text } = await send(site.origin, submission)
    if (status !== 201) throw new Error(`The recorded server responded with ${status} ${text}`)
    acknowledged.push({ submission, reference })
  }
  // The last response may arrive before strace has written it.
  await (await fetch(`${site.origin}/api/faq`)).arrayBuffer()
  const calls = readCalls(await readTrace(log, site.pid, site.kill))
  return { dataDir: site.dataDir, calls, acknowledged }
}

/** The index of the call that writes the response to the network. */
function responseIndex(calls: Call[], { reference }: Acknowledged) {
  const index = calls.findIndex(
    ({ name, args }) =>
      name.startsWith('write') &&
      args[0]?.path?.startsWith('socket') &&
      args.some(({ bytes }) => bytes?.includes(reference)),
  )
  if (index < 0) throw new Error(`The response ${reference} is not in the trace.`)
  return index
}

async function failuresAfterStart(dataDir: string, acknowledged: Acknowledged[]) {
  try {
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DISK_RESERVE_MB: '0' })
    const site = await openSite(config, { content: fixtureContent, repeat: () => undefined })
    await site.sendOutbox()
    await site.close()
  } catch (error) {
    return [`the server does not start: ${error instanceof Error ? error.message : error}`]
  }
  return lostIn(dataDir, acknowledged)
}
