import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** Names the file of the stories. */
const Source = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName } = preparedMeta.parameters
  return typeof fileName === 'string' ? (
    <p>
      Source: <code>{fileName.replace(/^\.\//, '')}</code>
    </p>
  ) : null
}

/** The docs page of a story file: Storybook's own, and the source of the stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Source />
    <Primary />
    <Controls />
    <Stories />
  </>
)
