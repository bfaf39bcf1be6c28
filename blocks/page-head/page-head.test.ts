import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { film, head, picture } from '#tests/fixtures/site-content/made.ts'
import { PageHead } from './page-head.tsx'

type Props = Parameters<typeof PageHead>[0]

function markup(more: Partial<Props['block']>) {
  const block = { ...head('Desks'), ...more }
  return renderToStaticMarkup(createElement(PageHead, { block } as Props))
}

test.each(['beside', 'before', 'below'] as const)(
  'a picture %s the text replaces the drawing and is loaded first',
  (place) => {
    const html = markup({ picture: picture('wide', 'A desk'), place })
    expect(html).toMatch(/<img[^>]+alt="A desk"[^>]+loading="eager"[^>]+fetchPriority="high"/)
    expect(html).not.toContain('<svg')
    expect(markup({ place })).toContain('<svg')
  },
)

test('a picture stands ahead of the text or after it', () => {
  const shown = picture('wide', 'A desk')
  expect(markup({ picture: shown, place: 'before' })).toContain('lg:inset-e-1/2')
  expect(markup({ picture: shown, place: 'beside' })).toContain('lg:inset-s-1/2')
})

test('a video with a place stands where a picture would, and can be paused', () => {
  const html = markup({ video: film, place: 'below' })
  expect(html).toContain('<video')
  expect(html).toContain('data-pauses="background video"')
  expect(html).not.toContain('ground-ink')
  expect(markup({ video: film })).toContain('ground-ink')
  expect(markup({ video: film, place: 'behind' })).toBe(markup({ video: film }))
})

test('over a skyline, the title has a size of its own and the ground is dark', () => {
  const html = markup({ picture: picture('wide', 'A street at night'), place: 'skyline' })
  expect(html).toContain('ground-ink')
  expect(html.match(/<h1 class="[^"]*"/)?.[0].match(/ text-\[/g)).toHaveLength(1)
})

test('beside a picture, turning endings are as small as a long sentence, and an upright picture has room on phones', () => {
  const beside = { picture: picture('wide', 'A desk'), place: 'beside' } as const
  const title = (more: Parameters<typeof markup>[0]) =>
    markup({ ...beside, ...more }).match(/<h1 class="[^"]*"/)?.[0]
  const sentence = 'Desks that are made to outlast whoever sits there'
  expect(title({ rotating: ['Last for years', 'Fold'] })).toBe(title({ title: sentence }))
  expect(markup(beside)).not.toContain('max-sm:aspect-')
  expect(markup({ ...beside, portrait: beside.picture })).toContain('max-sm:aspect-')
})

test('wide windows show the top of a picture behind the title, or its middle', () => {
  const behind = { picture: picture('wide', 'A desk'), place: 'behind' } as const
  expect(markup(behind)).toContain('object-top')
  expect(markup({ ...behind, focus: 'middle' })).not.toContain('object-top')
})
