import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags, findBrowser, mobileScreen } from './browser.ts'

const STEP_MS = 250
const END_MS = 6000
/** A slow mobile connection: 1.6 Mbit/s down, 0.75 up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWDOWN = 4
const frameSize = { width: 206, height: 412 }
const CAPTION = 20
const GAP = 6
const COLUMNS = 12
const folder = join(import.meta.dirname, '..', 'test-results', 'film-strips')

type Frame = { ms: number; picture: Buffer }

/**
 * Draws a picture of each route's first six seconds as a first visit on a phone with a slow network and processor, with
 * a frame every 250 ms, and prints where it is. There are no figures: someone has to look at it.
 */
export async function drawFilmStrips(options: { origin: string; routes: string[] }) {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    for (const route of options.routes) {
      const page = await browser.newPage(mobileScreen)
      const frames = await film(page, options.origin + route)
      await page.close()
      const file = join(folder, `${route.slice(1).replaceAll('/', '-') || 'home'}.png`)
      await drawStrip(frames, file)
      console.log(`  ${route}  ${file}`)
    }
  } finally {
    await browser.close()
  }
  return []
}

/** Every frame that the browser painted, by time since the start of the navigation. */
async function film(page: Page, url: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const painted: { seconds: number; data: string }[] = []
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    painted.push({ seconds: metadata.timestamp ?? 0, data })
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await client.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 80,
    maxWidth: frameSize.width * 2,
    maxHeight: frameSize.height * 2,
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(END_MS)
  const openedAt = await page.evaluate(() => performance.timeOrigin)
  await client.send('Page.stopScreencast')
  return painted.map(({ seconds, data }) => ({
    ms: seconds * 1000 - openedAt,
    picture: Buffer.from(data, 'base64'),
  }))
}

async function drawStrip(frames: Frame[], file: string) {
  const times = Array.from({ length: END_MS / STEP_MS }, (_, index) => (index + 1) * STEP_MS)
  const cell = { width: frameSize.width + GAP, height: frameSize.height + CAPTION + GAP }
  const pictures = await Promise.all(
    times.map(async (time, index) => {
      const left = (index % COLUMNS) * cell.width
      const top = Math.floor(index / COLUMNS) * cell.height
      const shown = frames.findLast(({ ms }) => ms <= time)
      return [
        { input: caption(time), left, top },
        ...(shown ? [{ input: await shrink(shown.picture), left, top: top + CAPTION }] : []),
      ]
    }),
  )
  const rows = Math.ceil(times.length / COLUMNS)
  const size = { width: COLUMNS * cell.width, height: rows * cell.height }
  await sharp({ create: { ...size, channels: 3, background: '#777777' } })
    .composite(pictures.flat())
    .png()
    .toFile(file)
}

function caption(time: number) {
  const { width } = frameSize
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">
      <text x="4" y="15" font-family="sans-serif" font-size="14" fill="white">${time} ms</text>
    </svg>`,
  )
}

function shrink(picture: Buffer) {
  return sharp(picture)
    .resize({ ...frameSize, fit: 'contain', background: 'white' })
    .toBuffer()
}
