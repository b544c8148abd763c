export interface ToastMessage {
  title: string;
  description: string;
  kind?: 'default' | 'destructive';
}
