import { Outlet } from 'react-router'
import adminStyles from '#app/admin/admin.css?url'

export const meta = () => [{ title: 'Back office' }, { name: 'robots', content: 'noindex' }]

/** What every page of the back office stands in, signed in or not: its style sheet. */
export default function AdminDocument() {
  return (
    <>
      <link rel="stylesheet" href={adminStyles} precedence="rest" />
      <Outlet />
    </>
  )
}
