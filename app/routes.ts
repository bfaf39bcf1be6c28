import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminPaths, personPath, subscriberPaths } from '#model/admin-paths.ts'
import { mediaItemPath, mediaPaths } from '#model/media.ts'
import { paths } from '#model/paths.ts'
import { blogPaths, postHistoryPath, postViewPath } from '#model/post-paths.ts'

/** A page made of blocks; its id is the page's name in the content. */
const page = (path: string, id: string) => route(path, 'screens/page.tsx', { id })

/** The living style page; only `npm run style` and `npm run dev` know it, a build has neither its route nor its code. */
const style = import.meta.env.DEV ? [route('/style', 'screens/style/style.tsx')] : []

/** The back office: the ways in, and behind them everything that needs a session. */
const admin = layout('admin/document.tsx', [
  route(adminPaths.signIn, 'admin/entry/sign-in.tsx'),
  route(adminPaths.signOut, 'admin/entry/sign-out.tsx'),
  route(adminPaths.secondFactor, 'admin/entry/code.tsx'),
  route(adminPaths.setUpSecondFactor, 'admin/entry/set-up-second-factor.tsx'),
  route(adminPaths.forgot, 'admin/entry/forgot.tsx'),
  route(adminPaths.welcome, 'admin/entry/welcome.tsx'),
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
    route(adminPaths.people, 'admin/people/people.tsx'),
    route(personPath(':id'), 'admin/people/person.tsx'),
    route(adminPaths.account, 'admin/account/account.tsx'),
    route(adminPaths.blog, 'admin/blog/blog.tsx', [
      route('new', 'admin/blog/new-post.tsx'),
      route(':id', 'admin/blog/edit-post.tsx'),
    ]),
    route(blogPaths.trash, 'admin/blog/trash.tsx'),
    route(postHistoryPath(':id'), 'admin/blog/history.tsx'),
    route(postViewPath(':id'), 'admin/blog/view-post.ts'),
    route(blogPaths.save, 'admin/blog/save.ts'),
    route(blogPaths.unsaved, 'admin/blog/unsaved.ts'),
    route(blogPaths.markdown, 'admin/blog/markdown.ts'),
    route(adminPaths.inbox, 'admin/inbox/inbox.tsx', [route(':id', 'admin/inbox/lead.tsx')]),
    route(adminPaths.pages, 'admin/pages/pages.tsx'),
    route(`${adminPaths.pages}/new`, 'admin/pages/new-page.tsx'),
    route(`${adminPaths.pages}/edit`, 'admin/pages/edit/edit.tsx'),
    route(`${adminPaths.pages}/change`, 'admin/pages/edit/change.ts'),
    route(adminPaths.collections, 'admin/collections/collections.tsx'),
    route(`${adminPaths.collections}/new-job`, 'admin/collections/new-job.tsx'),
    route(adminPaths.settings, 'admin/settings/settings.tsx'),
    route(adminPaths.mail, 'admin/mail/mail.tsx'),
    route(`${adminPaths.mail}/:id`, 'admin/mail/message.tsx'),
    route(adminPaths.webhooks, 'admin/webhooks/webhooks.tsx'),
    route(`${adminPaths.webhooks}/:id`, 'admin/webhooks/webhook.tsx'),
    route(adminPaths.selfCheck, 'admin/self-check/self-check.tsx'),
    route(adminPaths.missing, 'admin/missing-pages/missing-pages.tsx'),
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
  route('/:page', 'screens/own-page.tsx'),
  route(paths.newsletter, 'screens/newsletter/newsletter.tsx'),
  route(paths.confirmSubscription, 'screens/newsletter/confirm.tsx'),
  route(paths.unsubscribe, 'screens/newsletter/unsubscribe.tsx'),
  admin,
  ...style,
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig
