import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { mediaItemPath, mediaPaths } from '#model/media.ts'
import { adminPaths, paths, subscriberPaths } from '#model/paths.ts'

/** A page made of blocks; its id is the page's name in the content. */
const page = (path: string, id: string) => route(path, 'screens/page.tsx', { id })

/** The living style page; only `npm run style` and `npm run dev` know it, a build has neither its route nor its code. */
const style = import.meta.env.DEV ? [route('/style', 'screens/style/style.tsx')] : []

/** The back office: the ways in, and behind them everything that needs a session. */
const admin = layout('admin/document.tsx', [
  route(adminPaths.signIn, 'admin/entry/sign-in.tsx'),
  route(adminPaths.signOut, 'admin/entry/sign-out.tsx'),
  layout('admin/shell/shell.tsx', [
    route(adminPaths.dashboard, 'admin/dashboard/dashboard.tsx'),
    route(adminPaths.audit, 'admin/audit/audit.tsx'),
    route(adminPaths.media, 'admin/media/library.tsx'),
    route(mediaPaths.add, 'admin/media/add.tsx'),
    route(mediaPaths.library, 'admin/media/library-data.ts'),
    route(mediaItemPath(':id'), 'admin/media/picture.tsx'),
    route(adminPaths.privacy, 'admin/privacy/privacy.tsx'),
    route(adminPaths.subscribers, 'admin/subscribers/subscribers.tsx'),
    route(subscriberPaths.add, 'admin/subscribers/add.tsx'),
    route(`${adminPaths.dashboard}/*`, 'admin/not-here.tsx'),
  ]),
])

/** The table of specification 2.1, in its order, then the pages that its links need. */
export default [
  index('screens/page.tsx', { id: 'home' }),
  page(paths.about, 'about'),
  page(paths.services, 'our-services'),
  route(paths.blog, 'screens/blog/blog.tsx'),
  route(`${paths.blog}/:slug`, 'screens/post/post.tsx'),
  route(paths.contact, 'screens/contact.tsx'),
  route(paths.career, 'screens/career/career.tsx'),
  route(`${paths.career}/:slug`, 'screens/career/job.tsx'),
  page(paths.client, 'client'),
  route(paths.partner, 'screens/partner.tsx'),
  route(paths.partners, 'screens/partner.tsx', { id: 'partners' }),
  page(paths.animatedScroll, 'animated-scroll'),
  route('/services/:slug', 'screens/service.tsx'),
  page(paths.terms, 'terms'),
  page(paths.privacy, 'privacy'),
  page(paths.register, 'register'),
  page(paths.whyUs, 'why-us'),
  page(paths.projects, 'projects'),
  route('/projects/:slug', 'screens/page.tsx', { id: 'project' }),
  route(paths.newsletter, 'screens/newsletter/newsletter.tsx'),
  route(paths.confirmSubscription, 'screens/newsletter/confirm.tsx'),
  route(paths.unsubscribe, 'screens/newsletter/unsubscribe.tsx'),
  admin,
  ...style,
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig
