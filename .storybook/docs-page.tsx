import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** The path of the file that contains the stories. */
const Source = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName } = preparedMeta.parameters
  return typeof fileName === 'string' ? (
    <p>
      Source: <code>{fileName.replace(/^\.\//, '')}</code>
    </p>
  ) : null
}

/** Storybook's docs page, with the path of the story file below the description. */
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
