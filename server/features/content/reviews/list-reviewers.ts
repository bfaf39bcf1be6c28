import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { reviewersOf } from './reviewers.ts'

/** The people who can be asked for a review of a document. */
export const listReviewers = query(
  'author',
  z.object({ document: z.string() }),
  async ({ store, actor }, { document }) => {
    const people = await reviewersOf(store, document, actor.id)
    return people.map(({ id, name }) => ({ id, name }))
  },
)
