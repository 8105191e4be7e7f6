import { devServer } from './dev-server.ts'
import { ready } from './ready.ts'
import { portOf, readOptions, stop } from '../lib/command-line.ts'

const help = `Starts the app for development, with the backend in the page.

  npm start [-- --port N]

  --port N   the port to listen on. Default: 5173`

const port = portOf(readOptions(help, { port: { type: 'string', default: '5173' } }).port)
const server = await devServer(port)
try {
  await server.listen()
} catch (error) {
  await server.close()
  const taken = error instanceof Error && error.message.includes('in use')
  stop(
    taken
      ? `Port ${port} is in use, perhaps by another Meridian. Stop that one, or choose another port: npm start -- --port ${port + 1}`
      : `The app could not be started: ${String(error)}`,
  )
}
console.log(ready(`http://localhost:${port}`))
console.log('  The backend runs in the page; your changes are stored in the browser. Press Ctrl+C to stop.\n')
