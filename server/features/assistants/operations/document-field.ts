import { z } from 'zod'
import { entryKinds, isEntryKind } from '#model/content/collections.ts'
import { readKey } from '#server/features/content/documents.ts'

/** What programs list. Settings, offers and the order of collections are not for them. */
export const documentKinds = ['page', 'post', 'issue', ...entryKinds] as const

/** The key of a document that programs may read and draft. */
export const documentField = z
  .string()
  .max(300)
  .refine(isOffered, 'There is no such document here. list_documents has the keys.')
  .meta({ description: 'A key from list_documents, such as "page:about".' })

/** Whether programs may read and draft a document. */
export function isOffered(key: string) {
  const kind = readKey(key)?.kind ?? ''
  return ['page', 'service', 'post', 'issue'].includes(kind) || isEntryKind(kind)
}

export const documentSubject = ({ document }: { document: string }) => `content:${document}`
