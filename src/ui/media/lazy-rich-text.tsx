import { lazyPart } from '../feedback/lazy-part.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'

/** {@link RichText}, fetched when it is first rendered: its sanitizer does not delay the page around it. */
export const LazyRichText = lazyPart(
  async () => (await import('./rich-text.tsx')).RichText,
  () => <LinesSkeleton />,
)
