import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { namePath } from '#blocks/wave-tuner/tuned-wave.ts'
import { defaultTheme } from '#model/theme/theme.ts'
import { wavePicturePath } from '#model/wave-name.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { drawPicture } from './draw-picture.ts'
import { drawn, drawWavePicture } from './draw-wave-picture.ts'
import { waveRoutes } from './wave-routes.ts'

function open(countDrawing = vi.fn(async () => {})) {
  const draw = vi.fn(async (task) => new Uint8Array(await drawPicture(task)))
  const routes = waveRoutes({
    content: { theme: async () => defaultTheme },
    fonts: { letters: async () => null },
    headers: responseHeaders(null),
    namePath,
    countDrawing,
    draw,
  })
  const ask = (path: string) => routes.request(`http://site.test${path}`)
  return { ask, draw, countDrawing }
}

test('draws the wave of a name once, as a picture of the size that networks show', async () => {
  const { ask, draw, countDrawing } = open()
  const answers = [await ask(wavePicturePath('Ada')), await ask(wavePicturePath(' Ada '))]
  const bytes = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  const { format, width, height } = await sharp(bytes[0]).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(answers[1]?.headers.get('Cache-Control')).toBe('public, max-age=86400')
  expect(draw).toHaveBeenCalledTimes(1)
  expect(countDrawing).toHaveBeenCalledTimes(1)
})

test.each(['/pictures/wave.jpg', wavePicturePath('a'.repeat(41)), wavePicturePath('a\u0007')])(
  'refuses what is no name: %s',
  async (path) => {
    const { ask, draw } = open()
    expect((await ask(path)).status).toBe(400)
    expect(draw).not.toHaveBeenCalled()
  },
)

test('says when somebody asks for too many', async () => {
  const answer = { status: 429, message: 'Please wait.' }
  const { ask, draw } = open(vi.fn(() => Promise.reject(new HttpError(answer))))
  const response = await ask(wavePicturePath('Ada'))
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('Please wait.')
  expect(draw).not.toHaveBeenCalled()
})

test('a name is outlines or nothing, never markup', () => {
  const svgOf = (name: string) =>
    drawWavePicture({ name, path: namePath(name, drawn), theme: defaultTheme })
  expect(svgOf('<script>')).not.toContain('<script')
  expect(svgOf('نور')).not.toContain('نور')
  expect(svgOf('Ada')).not.toBe(svgOf('Bob'))
})
