import { jobPath, paths, postPath, projectPath, servicePath } from '#model/paths.ts'

/** The public routes that the browser measurements load: every screen, and the services with the most sections. */
export const measuredRoutes = [
  paths.home,
  paths.about,
  paths.services,
  paths.blog,
  postPath('small-type-big-trust'),
  paths.contact,
  paths.career,
  jobPath('qa-tester'),
  paths.client,
  paths.partner,
  paths.animatedScroll,
  paths.terms,
  paths.privacy,
  paths.register,
  paths.whyUs,
  paths.projects,
  projectPath('saltmarsh-outfitters'),
  servicePath('web-development'),
  servicePath('digital-marketing'),
  servicePath('video-production'),
  servicePath('email-marketing'),
  servicePath('google-ads'),
  paths.newsletter,
]
