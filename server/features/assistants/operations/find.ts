import { z } from 'zod'
import { reading } from '#server/features/assistants/operation.ts'
import {
  UNTRUSTED_NOTE,
  untrusted,
  untrustedSchema,
} from '#server/features/assistants/untrusted.ts'

export const find = reading({
  name: 'find',
  title: 'Find',
  description: `Finds pages, settings, posts, newsletter issues and, for editors, leads that have all of the words. ${UNTRUSTED_NOTE}`,
  minRole: 'viewer',
  input: z.strictObject({
    words: z.string().min(2, 'Enter at least two characters.').max(200).meta({
      description: 'What to look for; the beginnings of words are enough.',
    }),
  }),
  output: z.object({
    found: z.array(
      z.object({
        group: z.string(),
        title: z.union([z.string(), untrustedSchema]),
        detail: z.union([z.string(), untrustedSchema]),
        address: z.string().meta({ description: 'Where a person opens it.' }),
      }),
    ),
  }),
  async run({ search }, { words }, { addressOf }) {
    const groups = await search.find({ q: words })
    return {
      found: groups.flatMap(({ group, found }) => {
        const shown = (text: string) => (group === 'leads' ? untrusted(text) : text)
        return found.map(({ title, detail, href }) => ({
          ...{ group, title: shown(title), detail: shown(detail) },
          address: addressOf(href),
        }))
      }),
    }
  },
})
