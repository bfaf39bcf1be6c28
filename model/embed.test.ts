import { expect, test } from 'vitest'
import { readEmbed } from './embed.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a film on YouTube', (address) => {
  expect(readEmbed(address)).toEqual({
    provider: 'YouTube',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    background:
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&loop=1&controls=0&playlist=dQw4w9WgXcQ',
  })
})

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])(
  '%s is a film on Vimeo',
  (address) => {
    expect(readEmbed(address)).toMatchObject({
      provider: 'Vimeo',
      player: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
      background: 'https://player.vimeo.com/video/76979871?dnt=1&background=1',
    })
  },
)

test.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ"onload=',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/staffpicks',
  'javascript:alert(1)',
  'words',
])('%s is none', (address) => {
  expect(readEmbed(address)).toBeNull()
})
