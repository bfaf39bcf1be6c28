import { loadAnew } from '#app/site/lists/load-anew.ts'
import { ALL_CATEGORIES } from '#model/blog/blog.ts'
import { blogPath, readBlogQuery } from '#model/blog/blog-query.ts'

/** Milliseconds that typing must pause before the search runs. */
const DEBOUNCE = 250

/** Searches, filters and pages through the API and keeps the state in the URL. Without it, the server does. */
export function mountBlog(element: HTMLElement) {
  const form = element.querySelector<HTMLFormElement>('search form')
  const list = element.querySelector<HTMLElement>('[data-island=articles]')
  if (form && list) connect(form, list)
}

function connect(form: HTMLFormElement, list: HTMLElement) {
  const listening = new AbortController()
  const { signal } = listening
  let shown = location.search
  let timer: ReturnType<typeof setTimeout> | undefined

  async function show(onFailure = loadAnew) {
    shown = location.search
    // The browser first shows the press and the scroll position.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    try {
      await showArticles(list)
    } catch {
      listening.abort()
      onFailure()
    }
  }

  function search(onFailure?: () => void) {
    clearTimeout(timer)
    history.replaceState(null, '', pathOf(form))
    show(onFailure)
  }

  function onSubmit(submit: SubmitEvent) {
    submit.preventDefault()
    // Also while the search box has the focus.
    search(() => location.reload())
  }

  function onInput({ target }: Event) {
    clearTimeout(timer)
    if (target instanceof HTMLSelectElement) search()
    else timer = setTimeout(() => search(), DEBOUNCE)
  }

  function onClick(click: MouseEvent) {
    const link = (click.target as Element).closest<HTMLAnchorElement>('nav a')
    if (!link || click.button > 0 || click.metaKey || click.ctrlKey || click.shiftKey) return
    click.preventDefault()
    clearTimeout(timer)
    history.pushState(null, '', link.href)
    list.focus({ preventScroll: true })
    list.scrollIntoView()
    show()
  }

  function onPopState() {
    if (location.search === shown) return
    if (!form.contains(document.activeElement)) fill(form)
    show()
  }

  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('input', onInput, { signal })
  list.addEventListener('click', onClick, { signal })
  addEventListener('popstate', onPopState, { signal })
  // What was typed or chosen before this code was there.
  const { page, ...query } = readBlogQuery(new URLSearchParams(location.search))
  if (pathOf(form) !== blogPath(query)) search()
}

/** React is loaded at the first use. */
async function showArticles(list: HTMLElement) {
  const loading = list.querySelector<HTMLElement>('[data-loading]')
  if (loading) loading.hidden = false
  const { mountArticles } = await import('./articles-client.tsx')
  if (loading) loading.hidden = true
  await mountArticles(list, JSON.parse(list.dataset.props ?? '{}'))
}

/** The address of what the form asks for. */
function pathOf(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return blogPath(readBlogQuery(new URLSearchParams(fields)))
}

function fill(form: HTMLFormElement) {
  const { q = '', category = ALL_CATEGORIES } = readBlogQuery(new URLSearchParams(location.search))
  for (const [name, value] of Object.entries({ q, category })) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    control.value = value
  }
}
