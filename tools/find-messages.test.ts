import { expect, test } from 'vitest'
import { messagesIn } from './find-messages.ts'

test('finds the texts of messages, and no other strings', () => {
  const source = `
    const marked = message('Marked')
    const shown = <p title={t('Shown')}>{language.t('Of {one}', { one: 'No message' })}</p>
    const texts = usePlural('{count, plural, one {# film} other {# films}}')
    const other = translate('Other') + t(marked)
  `
  expect(messagesIn('x.tsx', source)).toEqual([
    'Marked',
    'Shown',
    'Of {one}',
    '{count, plural, one {# film} other {# films}}',
  ])
})
