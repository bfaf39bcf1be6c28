import { useEffect, useRef } from 'react'
import { adminFrom } from '#app/admin/admin-from.ts'
import { documentAction, documentLoader } from '#app/admin/content/edit/document-route.ts'
import { DocumentScreen } from '#app/admin/content/edit/document-screen.tsx'
import { EditorTitle } from '#app/admin/content/edit/editor-title.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { issueKey } from '#model/content/standalone.ts'
import type { Route } from './+types/issue.ts'
import { deliveryId } from './delivery-panel.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftDelivery } from './draft-delivery.tsx'
import { EmailFrame } from './email-frame.tsx'
import { IssueView } from './issue-view.tsx'
import { SegmentControl } from './segment-control.tsx'
import { SentDelivery } from './sent-delivery.tsx'
import { useFollowSending } from './use-follow-sending.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const [data, issue] = await Promise.all([
    documentLoader(args, issueKey(id)),
    adminFrom(args).issues.open({ id }),
  ])
  return { ...data, issue }
}

export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.opened.title ?? 'Issue' },
]

const controls = { segment: SegmentControl }

/** Drafts and scheduled issues are edited; all others, and all for those who may not write, are shown. */
export default function IssueScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, ...data } = loaderData
  const { id, state } = issue
  const { role } = usePerson()
  useFollowSending(issue)
  const lastState = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (lastState.current !== state && isLost) document.getElementById(deliveryId)?.focus()
    lastState.current = state
  }, [state])
  const view = <IssueView key={id} issue={issue} />
  if (!mayAct(role, 'author')) return view
  const isOpen = data.opened.closed === null
  return (
    <DocumentScreen
      data={data}
      result={actionData}
      heading={
        <EditorTitle
          title={data.opened.title}
          back={{ to: newsletterPaths.issues, name: 'Issues' }}
        />
      }
      above={(document) =>
        isOpen ? (
          <DraftDelivery issue={issue} document={document} />
        ) : (
          <SentDelivery issue={issue} />
        )
      }
      beside={{
        names: { fields: 'Text', beside: 'Email' },
        show: ({ version }) => <EmailFrame id={id} version={version} />,
      }}
      controls={controls}
      below={(document) => isOpen && <DraftActions issue={issue} document={document} />}
      closed={view}
    />
  )
}
