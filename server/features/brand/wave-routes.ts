import { Hono } from 'hono'
import { SHARE_WIDTH } from '#model/content/share-picture.ts'
import { readWaveName, WAVE_NAME_MAX, wavePicture } from '#model/wave-name.ts'
import { versionOfText } from '#server/platform/assets/file-versions.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import type { NodeBindings } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import type { DrawName } from '#server/platform/rendering/render-page.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { drawn, drawWavePicture } from './draw-wave-picture.ts'
import type { BrandSource } from './drawings.ts'
import { createTurns } from './in-turn.ts'
import { type RasterTask, rasterize } from './rasterize.ts'
import { remember } from './remember.ts'

type WaveDeps = Pick<BrandSource, 'fonts'> & {
  content: Pick<BrandSource['content'], 'theme'>
  headers: HeaderSet
  namePath: DrawName
  /** Counts a drawing for whoever asks for it. @throws HttpError 429 above the limit */
  countDrawing(headers: Headers, env: NodeBindings): Promise<void>
  /** What tests replace. */
  draw?: (task: RasterTask) => Promise<Uint8Array<ArrayBuffer>>
}

/** Pictures kept in memory, of up to 120 kB. */
const KEPT_MAX = 32
/** Pictures that may wait to be drawn. Anybody can invent names. */
const WAITING_MAX = 8

/** The share picture of a name, drawn when it is asked for. */
export function waveRoutes(deps: WaveDeps) {
  const { content, fonts, headers, namePath, countDrawing, draw = rasterize } = deps
  const kept = remember<CachedResponse>(KEPT_MAX)
  const inTurn = createTurns(WAITING_MAX)
  const common = {
    ...headers,
    'Content-Security-Policy': closedPolicy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const routes = new Hono<{ Bindings: NodeBindings }>()
  routes.get(wavePicture, async ({ req, env }) => {
    const name = readWaveName(req.query('name') ?? '')
    if (!name) return refusal(400, `"name" must have 1 to ${WAVE_NAME_MAX} readable characters.`)
    const theme = await content.theme()
    const own = theme.fonts.display
    const letters = own && (await fonts.letters(own.src))
    const path = await namePath(name, drawn)
    const svg = drawWavePicture({ name, path, theme, letters })
    try {
      const file = await kept(versionOfText(svg), async () => {
        await countDrawing(req.raw.headers, env)
        return inTurn(() => fileOf(svg))
      })
      const response = respondWith(file, req.raw)
      response.headers.set('Cache-Control', 'public, max-age=86400')
      return response
    } catch (error) {
      if (error instanceof HttpError) return refusal(error.answer.status, error.answer.message)
      throw error
    }
  })
  return routes

  async function fileOf(svg: string) {
    const pixels = SHARE_WIDTH
    const body = await draw({ svg, units: SHARE_WIDTH, pixels, format: 'jpeg' })
    const type = { 'Content-Type': 'image/jpeg' }
    return createCachedResponse({ status: 200, headers: { ...common, ...type }, body })
  }

  function refusal(status: number, text: string) {
    const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(`${text}\n`, { status, headers: { ...common, ...type } })
  }
}
