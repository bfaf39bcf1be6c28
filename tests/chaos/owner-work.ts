import { setTimeout as wait } from 'node:timers/promises'
import type { Instance } from './cluster.ts'
import { openOwner } from './owner.ts'

/** Milliseconds until a change that one instance published is on all of them. */
const VISIBLE_WITHIN = 2_000
const POLL_MS = 50
const MINUTE = 60_000

/** What an owner does meanwhile, each time on another instance than before. */
export async function startOwnerWork(instances: Instance[]) {
  const owner = await openOwner(originOf(instances[0]))
  const delays: number[] = []
  const pictures: string[] = []
  const failures: string[] = []
  let turn = 0

  /** The instances that are up, another one first each time. */
  function up() {
    const all = instances.filter(({ isUp }) => isUp)
    const first = turn++ % all.length
    return [...all.slice(first), ...all.slice(0, first)]
  }

  /** Publishes a question and waits until every other instance shows it, in the API and on the page. */
  async function publish() {
    const [here, ...others] = up()
    const question = `Is this change number ${delays.length}?`
    await owner.publishQuestion(originOf(here), question)
    const published = performance.now()
    await untilShown(others, ['/api/faq', '/'], question)
    const delay = performance.now() - published
    delays.push(delay)
    if (delay > VISIBLE_WITHIN) failures.push(`a change was on all after ${Math.round(delay)} ms`)
  }

  /** Adds a picture on one instance and opens its screen on another. */
  async function addPicture() {
    const [here, there] = up()
    const screen = await owner.addPicture(originOf(here), pictures.length)
    pictures.push(screen)
    await owner.open(originOf(there), screen)
  }

  /** Plans a post for one of the next two minutes and waits until it is on every instance. */
  async function planPost() {
    const title = 'A planned post'
    const due = Math.ceil((Date.now() + 15_000) / MINUTE) * MINUTE
    await owner.planPost(originOf(up()[0]), title, new Date(due))
    const places = ['/api/blog', '/blog']
    await wait(due - Date.now() - 5_000)
    const early = await Promise.all(places.map((path) => shows(up()[0], path, title)))
    if (Date.now() < due && early.includes(true)) failures.push('the planned post was early')
    await wait(Math.max(0, due - Date.now()))
    await untilShown(up(), places, title)
    const delay = Date.now() - due
    if (delay > VISIBLE_WITHIN) failures.push(`the planned post was on all after ${delay} ms`)
    return delay
  }

  return {
    ...{ delays, pictures, failures, publish, addPicture, planPost },
    /** Opens every picture's screen, each on another instance. */
    async checkPictures() {
      for (const screen of pictures) await owner.open(originOf(up()[0]), screen)
    },
    signInAgain: () => owner.signIn(originOf(up()[0])),
  }
}

/** Waits until these instances show a text at each of the paths. One that ends meanwhile is left out. */
async function untilShown(all: Instance[], paths: string[], text: string) {
  const end = performance.now() + 5 * VISIBLE_WITHIN
  const each = all.flatMap((instance) => paths.map((path) => ({ instance, path })))
  await Promise.all(
    each.map(async ({ instance, path }) => {
      while (instance.isUp && performance.now() < end && !(await shows(instance, path, text))) {
        await wait(POLL_MS)
      }
    }),
  )
}

async function shows(instance: Instance | undefined, path: string, text: string) {
  const response = await fetch(`${originOf(instance)}${path}`).catch(() => null)
  return response !== null && (await response.text().catch(() => '')).includes(text)
}

function originOf(instance: Instance | undefined) {
  if (!instance) throw new Error('No instance is up.')
  return instance.origin
}
