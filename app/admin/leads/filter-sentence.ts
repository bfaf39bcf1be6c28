import { inboxFolders, leadKinds, NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'

type Person = { id: string; name: string }

/** What a filter shows, in words: "The folder “Open”, only inquiries, unread, tagged “big”." */
export function filterSentence(filter: InboxFilter, people: Person[]) {
  const { folder, kind, assignee, tag, unread, overdue, q } = filter
  const name = people.find(({ id }) => id === assignee)?.name ?? 'somebody else'
  const parts = [
    folder === 'all' ? 'Every folder except spam' : `The folder “${inboxFolders[folder]}”`,
    kind && `only of the kind “${leadKinds[kind]}”`,
    assignee && (assignee === NO_ASSIGNEE ? 'unassigned' : `assigned to ${name}`),
    tag && `tagged “${tag}”`,
    unread && 'unread',
    overdue && 'overdue',
    q && `matching “${q}”`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
