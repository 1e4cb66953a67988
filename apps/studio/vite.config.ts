import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  server: { port: 4400 },
  // A browser refuses icons of a data: address.
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
