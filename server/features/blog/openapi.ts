import { z } from 'zod'
import { OEMBED_PATH } from '#model/alternate-paths.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import {
  blogQuerySchema,
  postSchema,
  postSummarySchema,
  slugSchema,
} from '#model/blog/blog-schemas.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample, readProblems } from '#server/openapi/problems.ts'
import { NO_POST, ONLY_JSON, oembedAnswer, oembedQuery } from './oembed.ts'

const summary: PostSummary = {
  id: '01936f3e-7c1a-7b60-9a41-3f0f6f1f7a11',
  title: 'Small type, big trust',
  slug: 'small-type-big-trust',
  summary: 'A price list, before and after.',
  author: 'Meher Bose',
  date: '2026-05-21',
  category: 'Design',
  image: '/pictures/posts/small-type-big-trust.svg',
  imageAlt: 'A faint wave that gains weight',
  readTime: '3 min read',
}

const { limit, page, category, q } = blogQuerySchema.shape
const optional = { in: 'query', required: false } as const

const listPosts: Operation = {
  method: 'get',
  path: '/api/blog',
  id: 'listPosts',
  summary: 'Published posts, newest first',
  parameters: [
    { ...optional, name: 'limit', description: 'Posts per page', schema: limit },
    { ...optional, name: 'page', description: 'Page number, from 1', schema: page },
    {
      ...optional,
      name: 'category',
      description: 'All, or the name of a category',
      schema: category,
    },
    { ...optional, name: 'q', description: 'Text to find in title or summary', schema: q },
  ],
  answers: {
    200: {
      description: 'One page of posts',
      schema: { name: 'PostSummaries', schema: z.array(postSummarySchema) },
      headers: { 'X-Total-Count': 'Number of posts on all pages' },
    },
  },
  problems: readProblems,
  cases: [
    {
      name: 'teaser',
      summary: 'The three newest posts',
      parameters: { limit: '3' },
      status: 200,
      answer: [summary],
    },
    {
      name: 'search',
      summary: 'A search within a category, second page',
      parameters: { limit: '12', page: '2', category: 'Design', q: 'trust' },
      status: 200,
      answer: [],
    },
    {
      name: 'wrongLimit',
      summary: 'A limit that is not a number',
      parameters: { limit: '12.5' },
      status: 400,
      answer: problemExample(400, 'limit must be a whole number of at least 1'),
    },
  ],
}

const showPost: Operation = {
  method: 'get',
  path: '/api/blog/{slug}',
  id: 'showPost',
  summary: 'One post with its content as HTML',
  parameters: [
    {
      name: 'slug',
      in: 'path',
      required: true,
      description: 'The last segment of the post’s URL',
      schema: slugSchema,
    },
  ],
  answers: { 200: { description: 'The post', schema: { name: 'Post', schema: postSchema } } },
  problems: { ...readProblems, 404: 'There is no published post with this slug.' },
  cases: [
    {
      name: 'post',
      summary: 'A post',
      parameters: { slug: 'small-type-big-trust' },
      status: 200,
      answer: {
        ...summary,
        html: '<h2 id="section-before">Before</h2><p>The page was pretty.</p>',
        headings: [{ id: 'section-before', text: 'Before' }],
        tags: ['typography'],
        related: [],
      },
    },
    {
      name: 'unknown',
      summary: 'No such post',
      parameters: { slug: 'no-such-post' },
      status: 404,
      answer: problemExample(404, 'There is no post with this slug.'),
    },
  ],
}

const query = oembedQuery.shape

const oembed: Operation = {
  method: 'get',
  path: OEMBED_PATH,
  id: 'oembed',
  summary: 'What to show of a link to a post, as oembed.com describes it',
  parameters: [
    { ...optional, name: 'url', required: true, description: 'URL of the post', schema: query.url },
    { ...optional, name: 'format', description: 'Only json is offered', schema: query.format },
    {
      ...optional,
      name: 'maxwidth',
      description: 'Pixels that a picture may be wide',
      schema: query.maxwidth,
    },
    {
      ...optional,
      name: 'maxheight',
      description: 'Pixels that a picture may be high',
      schema: query.maxheight,
    },
  ],
  answers: { 200: { description: 'The link', schema: { name: 'Oembed', schema: oembedAnswer } } },
  problems: {
    ...readProblems,
    404: 'There is no published post at this URL.',
    501: 'Another format than json was asked for.',
  },
  cases: [
    {
      name: 'post',
      summary: 'A post, with a small picture at most',
      parameters: { url: `https://wavelength.example/blog/${summary.slug}`, maxwidth: '600' },
      status: 200,
      answer: {
        version: '1.0',
        type: 'link',
        title: summary.title,
        author_name: summary.author,
        provider_name: 'Wavelength',
        provider_url: 'https://wavelength.example',
        cache_age: 86_400,
      },
    },
    {
      name: 'elsewhere',
      summary: 'A page of another site',
      parameters: { url: `https://elsewhere.example/blog/${summary.slug}` },
      status: 404,
      answer: problemExample(404, NO_POST),
    },
    {
      name: 'xml',
      summary: 'XML',
      parameters: { url: `https://wavelength.example/blog/${summary.slug}`, format: 'xml' },
      status: 501,
      answer: problemExample(501, ONLY_JSON),
    },
  ],
}

export const blogOperations: Operation[] = [listPosts, showPost, oembed]
