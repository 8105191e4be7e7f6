import type { Meta } from '@storybook/react-vite'
import { screen } from './screen.tsx'

export default { title: 'screens/Administration' } satisfies Meta

export const ConfigsLogistics = screen('admin/configs-logistics')
export const ConfigsMap = screen('admin/configs-map')
export const ConfigsOauth = screen('admin/configs-oauth')
export const ConfigsPay = screen('admin/configs-pay')
export const ConfigsSms = screen('admin/configs-sms')
export const ConfigsStore = screen('admin/configs-store')
export const ConfigsTasks = screen('admin/configs-tasks')
export const ConfigsUploads = screen('admin/configs-uploads')
export const ConfigsWeb = screen('admin/configs-web')
export const Dashboard = screen('admin/dashboard')
export const DashboardOrder = screen('admin/dashboard-order')
export const DashboardPay = screen('admin/dashboard-pay')
export const DashboardStore = screen('admin/dashboard-store')
export const DashboardUser = screen('admin/dashboard-user')
export const Login = screen('admin/login')
export const Stores = screen('admin/stores')
