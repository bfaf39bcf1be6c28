import { expect, test } from 'vitest'
import { embedUrl } from './embed-url.ts'

test.each([
  'https://www.youtube.com/watch?v=abc_123-XYZ',
  'https://youtu.be/abc_123-XYZ',
  'https://www.youtube.com/embed/abc_123-XYZ',
])('%s plays muted and looping in the cookie-free player', (link) => {
  expect(embedUrl(link)).toBe(
    'https://www.youtube-nocookie.com/embed/abc_123-XYZ?autoplay=1&mute=1&loop=1&controls=0&playlist=abc_123-XYZ',
  )
})

test('a Vimeo link plays without tracking', () => {
  expect(embedUrl('https://vimeo.com/76979871')).toBe(
    'https://player.vimeo.com/video/76979871?background=1&dnt=1',
  )
})

test.each([
  '/video/projects/kite.mp4',
  'https://example.com/film.mp4',
  'https://evilyoutube.com/watch?v=a',
])('%s is not an embeddable link', (link) => expect(embedUrl(link)).toBeNull())
