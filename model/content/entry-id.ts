import { z } from 'zod'

/** The id of an entry, which is part of its key. */
export const entryIdSchema = z.string().min(1).meta({
  title: 'Id',
  description: 'Not shown to visitors. It can’t be changed.',
})
