import { z } from 'zod'
import { claimNames } from '#model/setup/sample.ts'
import { query } from '#server/actions/action.ts'
import { findText } from '#server/features/content/replace/find-text.ts'
import { sampleLeft } from './sample-left.ts'
import { readProgress } from './setup-progress.ts'

/** How far the set-up is, the services to choose from, and what is left of the sample. */
export const showSetup = query('owner', z.object({}), async (context) => {
  const { content, store } = context
  const { services, off } = content.complete()
  const claims = await Promise.all(
    claimNames.map(async (claim) => {
      const { entries, posts, sections, portraits, heroes } = await sampleLeft(context, claim)
      const hidden = [...sections.values()].flat().length + portraits.length + heroes.length
      return { claim, entries: entries.length + posts.length, sections: hidden }
    }),
  )
  return {
    done: await readProgress(store),
    /** Changes with everything that visitors see. */
    version: content.version(),
    services: services.map(({ slug, title, line, lambda }) => ({
      ...{ slug, title, line, lambda },
      isShown: !off?.has(`page:services/${slug}`),
    })),
    claims,
  }
})

export type SetupState = Awaited<ReturnType<typeof showSetup.run>>

/** The sample's name and places that texts still have: how many documents, and what to write instead if that is known. */
export const findSampleNames = query('owner', z.object({}), async (context) => {
  const { content } = context
  const own = (await content.site()).name
  const { site, places = [] } = content.defaults()
  const names = own === site.name ? [] : [{ find: site.name, to: own }]
  const all = [...names, ...places.map((find) => ({ find, to: '' }))]
  const found = []
  for (const { find, to } of all) {
    const { documents } = await findText.run(context, { find, to })
    if (documents.length > 0) found.push({ find, to, documents: documents.length })
  }
  return found
})
