import { Outlet } from 'react-router'
import adminStyles from '#app/admin/admin.css?url'

export const meta = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]

/** Wraps every admin page, signed in or not, and loads the admin's style sheet. */
export default function AdminDocument() {
  return (
    <>
      <link rel="stylesheet" href={adminStyles} precedence="rest" />
      <Outlet />
    </>
  )
}
