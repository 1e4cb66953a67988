/** Whether a prepaid trip comes from this browser's basket instead of the operator. */
export const isOwnPrepaid = ({ id }: { id: string }): boolean => /^prepaid-\d+-\d+$/.test(id)
