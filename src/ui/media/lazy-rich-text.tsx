import { lazyPart } from '../feedback/lazy-part.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'

/** {@link RichText}, loaded when it is first rendered, so that its sanitizer does not delay the page. */
export const LazyRichText = lazyPart(
  async () => (await import('./rich-text.tsx')).RichText,
  () => <LinesSkeleton />,
)
