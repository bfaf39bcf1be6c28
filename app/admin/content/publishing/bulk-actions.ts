import type { BulkAction } from '#app/admin/kit/selection-bar.tsx'
import type { DocumentEntry } from '#model/content/editor.ts'
import { canBeOff } from '#model/content/plan.ts'

type Listed = Pick<
  DocumentEntry,
  'key' | 'version' | 'hasDraft' | 'hasOriginal' | 'isPublished' | 'isOff'
>

/** How a form names a document and the version that its list shows. */
export function seenValue({ version, key }: Listed) {
  return `${version} ${key}`
}

/** Publishing and unpublishing the selected documents. */
export function publishingActions(chosen: Listed[]): BulkAction[] {
  return [
    {
      intent: 'publishSeveral',
      label: 'Publish',
      isOffered: chosen.some(({ hasDraft }) => hasDraft),
    },
    {
      intent: 'showSeveral',
      label: 'Publish again',
      isOffered: chosen.some(({ isOff }) => isOff),
    },
    {
      intent: 'hideSeveral',
      label: 'Unpublish',
      consequence:
        'Visitors no longer find them, and menus and lists leave them out. The content stays here; you can publish it again at any time.',
      variant: 'outline',
      isOffered: chosen.some(
        ({ key, isOff, isPublished, hasOriginal }) =>
          canBeOff(key) && !isOff && (isPublished || hasOriginal),
      ),
    },
  ]
}
