import { expect, it } from 'vitest';
import { isImageAddress } from './image-address.ts';

it.each([
  'https://images.example/a.jpg',
  'https://images.example:8443/a b.jpg'.replace(' ', '%20'),
  '/uploads/0123456789abcdef0123456789abcdef.webp',
  '/articles/slab.svg',
])('%s can be shown', (address) => {
  expect(isImageAddress(address)).toBe(true);
});

it.each([
  '',
  'slab.jpg',
  'http://images.example/a.jpg',
  '//images.example/a.jpg',
  '/\\images.example/a.jpg',
  'https:/\\images.example',
  'https://',
  'https://owner:secret@images.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://images.example/1',
  '/a b.jpg',
  'https://images.example/a b.jpg',
])('%j cannot', (address) => {
  expect(isImageAddress(address)).toBe(false);
});
