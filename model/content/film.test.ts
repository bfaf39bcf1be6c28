import { expect, test } from 'vitest'
import { filmSchema } from './film.ts'

const film = { id: 'kite', category: 'Slideshows', title: 'Kite', alt: 'A kite' }

test.each([
  null,
  '/media/kite.mp4',
  'https://vimeo.com/76979871',
  'https://films.example/kite.mp4',
])('%s can be a film', (link) => expect(filmSchema.safeParse({ ...film, link }).success).toBe(true))

test('a channel is not a film', () => {
  for (const link of ['https://www.youtube.com/@kite', 'https://vimeo.com/staffpicks']) {
    expect(filmSchema.safeParse({ ...film, link }).error?.issues[0]?.message).toBe(
      'This is not the address of one video. Open the video and copy its address.',
    )
  }
})
