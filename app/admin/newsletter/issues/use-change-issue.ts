import { useSubmit } from 'react-router'
import { newsletterPaths } from '#model/admin-paths.ts'

/** Duplicates or deletes an issue as the list of issues does, and opens what comes of it. */
export function useChangeIssue(id: string) {
  const submit = useSubmit()
  return (intent: 'duplicate' | 'delete', version = '') =>
    submit({ intent, id, version }, { method: 'post', action: newsletterPaths.issues })
}
