import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, errorsIn, startCluster } from './cluster.ts'
import { clusterEvidence } from './cluster-evidence.ts'
import { createEndings } from './endings.ts'
import { lostIn } from './evidence.ts'
import { startOwnerWork } from './owner-work.ts'
import { residentMegabytes } from './process-facts.ts'
import { startVisitors } from './proxied-visitors.ts'
import { proxyFailures } from './published-proxy.ts'
import { createRandom } from './random.ts'
import { missingMails, repeatedBy } from './sent-mail.ts'

export type InstancesOptions = { seconds: number; seed: number; progress?: (line: string) => void }

const VISITORS = 6
/** Milliseconds between two ends of a server. */
const END_EVERY = 20_000

/**
 * Three instances of the built site behind nginx, while visitors read pages and send forms with files. An owner signs in on
 * one instance and acts on the others: publishes, adds pictures, plans a post. Every twenty seconds one instance is killed
 * (SIGKILL) or stopped (SIGTERM), and started again.
 */
export async function runInstances(options: InstancesOptions) {
  const cluster = await startCluster()
  try {
    return await runOn(cluster, options)
  } finally {
    await cluster.close()
  }
}

async function runOn(cluster: Cluster, { seconds, seed, progress }: InstancesOptions) {
  const { instances, nginx, received, settings, errors, folder } = cluster
  const proxy = await proxyFailures(nginx)
  const visitors = startVisitors(nginx.origin, createRandom(seed), VISITORS)
  const work = await startOwnerWork(instances)
  const endings = createEndings(instances)
  const started = Date.now()
  const end = started + seconds * 1000
  const planned = work.planPost()
  for (let next = started + END_EVERY / 2; Date.now() < end; ) {
    await work.publish()
    await work.addPicture()
    // Not while the owner acts: what is in flight on a killed server fails.
    if (Date.now() > next && next < end - END_EVERY / 2) {
      next += END_EVERY
      await work.signInAgain()
      endings.next()
      const { journal, failed } = visitors
      progress?.(
        `${endings.count()} ends, ${journal.acknowledged.length} forms, ${failed.length} failed`,
      )
    }
    await wait(500)
  }
  await endings.settled()
  const postDelay = await planned
  await visitors.finish()
  const duration = (Date.now() - started) / 1000
  await work.checkPictures()
  const memory = instances.map(({ site }) => residentMegabytes(site.pid))
  const { rows, mails, pictures, objects } = await clusterEvidence(settings, folder)

  const { acknowledged, sent } = visitors.journal
  const killed = new Map(endings.kills.map(({ life }) => [life, 1]))
  const repeated = [...repeatedBy(received)]
  const requests = nginx.requests()
  const milliseconds = (all: number[]) => Math.round(Math.max(...all))
  return {
    figures: {
      seconds: Math.round(duration),
      requests: requests.length,
      perSecond: Math.round(requests.length / duration),
      acknowledged: acknowledged.length,
      files: acknowledged.filter(({ submission }) => submission.file).length,
      kills: endings.kills.length,
      restarts: endings.count() - endings.kills.length,
      openAgainAfter: `${milliseconds(endings.startTimes)} ms at most`,
      failed: visitors.failed.length,
      passedToAnother: requests.filter(({ upstreams }) => upstreams.length > 1).length,
      sheets: `${visitors.sheets.loaded}, ${visitors.sheets.whole} of them the whole one`,
      published: work.delays.length,
      onAllAfter: `${Math.round(median(work.delays))} ms (median), ${milliseconds(work.delays)} ms (longest)`,
      plannedPostOnAllAfter: `${postDelay} ms`,
      pictures: pictures.length,
      mails: received.length,
      repeatedMails: repeated.reduce((sum, [, count]) => sum + count, 0),
      objectsWithoutRow: objects - rows.files.length,
      memory: `${memory.join(', ')} MB`,
    },
    failures: [
      ...proxy,
      ...work.failures,
      ...endings.failures,
      ...endings.unexplained(visitors.failed),
      ...errors,
      ...instances.flatMap(({ site }) => errorsIn(site)),
      ...lostIn(folder, acknowledged, rows),
      ...sent
        .filter(({ email }) => rows.leads.filter((lead) => lead.email === email).length > 1)
        .map(({ email }) => `${email} is stored more than once`),
      ...missingMails(mails, received),
      ...repeated
        .filter(([life, count]) => count > (killed.get(life) ?? 0))
        .map(([life, count]) => `${count} mails of ${life} arrived twice`),
      ...(pictures.length === work.pictures.length
        ? []
        : [`${work.pictures.length} pictures were added, ${pictures.length} are stored`]),
    ],
  }
}

function median(all: number[]) {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
