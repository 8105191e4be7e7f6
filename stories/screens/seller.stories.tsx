import type { Meta } from '@storybook/react-vite'
import { screen } from './screen.tsx'

export default { title: 'screens/Seller office' } satisfies Meta

export const Chats = screen('seller/chats')
export const Dashboard = screen('seller/dashboard')
export const DashboardOrder = screen('seller/dashboard-order')
export const FileSpaces = screen('seller/file-spaces')
export const Freights = screen('seller/freights')
export const Login = screen('seller/login')
export const Stores = screen('seller/stores')
