import type { ReactNode } from 'react'

type AccountSectionProps = { id: string; title: string; lead: ReactNode; children: ReactNode }

/** One thing about an account: what it is for at the left, what one does about it at the right. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="account-section">
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="admin-section-title">
          {title}
        </h2>
        <p className="text-soft">{lead}</p>
      </div>
      <div className="account-work">{children}</div>
    </section>
  )
}
