import { expect, test } from 'vitest'
import { saveState } from './save-state.ts'

const draft = {
  key: 'page:home',
  shows: 'draft',
  isOff: false,
  isEmail: false,
  isSaved: true,
  isSaving: false,
  hasConflict: false,
  hasDraft: true,
  errors: {},
  savedAt: '2026-11-21T09:30:00Z',
  work: null,
  timeZone: 'UTC',
} as const

test.each([
  [true, false, 'The site still shows the published version.'],
  [false, true, 'The site still shows the published version.'],
  [false, false, 'It isn’t public yet.'],
])(
  'the state of a draft says what visitors see (has an original: %s, published: %s)',
  (hasOriginal, isPublished, message) => {
    expect(saveState({ ...draft, hasOriginal, isPublished })).toMatch(
      new RegExp(`^Draft saved at 9:30.AM\\. ${message}$`),
    )
  },
)

test('a draft of what is sent is not called public', () => {
  const issue = { ...draft, isEmail: true, hasOriginal: false, isPublished: false }
  expect(saveState(issue)).toMatch(/ It isn’t sent yet\.$/)
})

test('settings that visitors do not see are the team’s', () => {
  const state = { ...draft, key: 'pipeline', hasOriginal: true, isPublished: false }
  expect(saveState(state)).toMatch(/ Your team still works with the published version\.$/)
  expect(saveState({ ...state, hasDraft: false, shows: 'original' })).toBe(
    'Your team works with this original.',
  )
})

test('a version that was published in another tab is what visitors see', () => {
  const taken = { by: 'Noor', at: '2026-11-21T09:30:00Z' }
  const state = { ...draft, shows: 'published', hasOriginal: true, isPublished: true } as const
  expect(saveState({ ...state, hasDraft: false, taken })).toMatch(
    /^Noor saved this at 9:30.AM, and you see the new version\. This is what visitors see\.$/,
  )
})
