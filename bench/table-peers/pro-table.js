import { ProTable } from '@ant-design/pro-components'
import { Button, ConfigProvider, Image, Tag } from 'antd'
import english from 'antd/locale/en_US'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

/** The token of the administrator is in the fragment of the URL. */
const headers = { authorization: `Bearer ${location.hash.slice(1)}` }

const text = (title, dataIndex, width = 140) => ({ title, dataIndex, width, ellipsis: true })

/** The columns of our orders screen. */
const columns = [
  text('Order number', 'order_no', 200),
  {
    title: 'Picture',
    dataIndex: 'order_image',
    width: 80,
    render: (_, row) => h(Image, { src: row.order_image, width: 40, height: 40 }),
  },
  text('Products', 'order_name', 220),
  text('Shopper', ['user', 'nickname']),
  { ...text('Total', 'total_price', 110), valueType: 'money' },
  {
    title: 'Status',
    dataIndex: 'order_status_cn',
    width: 120,
    render: (_, row) => h(Tag, { color: 'processing' }, row.order_status_cn),
  },
  text('Name', 'receive_name'),
  text('Phone', 'receive_tel'),
  text('Address', 'receive_address', 240),
  { ...text('Time', 'created_at', 180), valueType: 'dateTime' },
  {
    title: 'Actions',
    valueType: 'option',
    width: 160,
    render: () => ['View', 'Edit', 'Delete'].map(name => h(Button, { key: name, type: 'link', size: 'small' }, name)),
  },
]

const request = async ({ pageSize, current }) => {
  const answer = await fetch(`/api/Admin/orders?per_page=${pageSize}&page=${current}&isWith=store,user,refund`, { headers })
  const { data } = await answer.json()
  return { data: data.data, total: data.total, success: true }
}

const table = h(ProTable, {
  rowKey: 'id',
  virtual: true,
  scroll: { x: 1800, y: 640 },
  rowSelection: {},
  pagination: { pageSize: 400 },
  columns,
  request,
})

createRoot(document.querySelector('#root')).render(h(ConfigProvider, { locale: english }, table))
